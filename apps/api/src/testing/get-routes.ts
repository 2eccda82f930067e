import { RequestMethod } from '@nestjs/common';
import { z } from 'zod';

const pathOf = (target: object): string => z.string().parse(Reflect.getMetadata('path', target));

/** Every address that answers GET, as its controllers declare them: one added later is found too. */
export const getRoutes = (controllers: readonly { readonly prototype: object }[]): string[] =>
  controllers.flatMap((controller) =>
    Object.values(Object.getOwnPropertyDescriptors(controller.prototype))
      .map(({ value }: PropertyDescriptor): unknown => value)
      .filter((handler) => typeof handler === 'function')
      .filter((handler) => Reflect.getMetadata('method', handler) === RequestMethod.GET)
      .map((handler) => `/${pathOf(controller)}/${pathOf(handler)}`.replace(/\/+/g, '/')),
  );
