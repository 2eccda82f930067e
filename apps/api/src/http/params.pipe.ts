import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { opaqueId } from '@killer-club/protocol';
import { notFound } from './refusal.js';

/** What an address names is an id of ours, or nothing that could be there. */
export class ParamsPipe implements PipeTransform<unknown> {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if (type === 'param' && !opaqueId.safeParse(value).success) throw notFound('address');
    return value;
  }
}
