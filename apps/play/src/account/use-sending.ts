import { useEffect, useState, type RefObject, type SubmitEvent, type SyntheticEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { SESSION_CHANGE } from '../app/session.js';
import { faultsIn, faultsTold, type Faults, type FieldName } from './faults.js';
import { useWait, waitOf } from './use-wait.js';

export type Body = Readonly<Record<string, string>>;

export interface SendingOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly schema: z.ZodType;
  readonly fields: readonly FieldName[];
  readonly send: (body: Body) => Promise<void>;
}

export interface Sending {
  readonly faults: Faults;
  /** What is wrong with no field of the form. */
  readonly problem: Error | null;
  readonly isSending: boolean;
  /** Seconds the club asks to wait. */
  readonly wait: number;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly forgive: (event: SyntheticEvent<HTMLFormElement>) => void;
}

interface Outcome {
  readonly schema: z.ZodType;
  /** What was wrong when it was sent. */
  readonly told: Faults;
  /** Of that, what is not mended yet. */
  readonly faults: Faults;
  readonly problem: Error | null;
}

const CLEAN = { told: {}, faults: {}, problem: null } as const;

/** The fields that are on the form; one that may be left out counts only when something stands in it. */
const bodyOf = (form: HTMLFormElement, fields: readonly FieldName[]): Body => {
  const data = new FormData(form);
  const entries = fields.flatMap((field) => {
    const value = data.get(field);
    if (typeof value !== 'string' || (field === 'invitation' && value.trim() === '')) return [];
    return [[field, field === 'invitation' ? value.trim() : value] as const];
  });
  return Object.fromEntries(entries);
};

/** Sends a form that changes the session: judged here first, then by the club. What was typed stays where it is. */
export const useSending = ({ form, schema, fields, send }: SendingOptions): Sending => {
  const [outcome, setOutcome] = useState<Outcome>({ ...CLEAN, schema });
  // What was wrong with another form of the same fields is not shown here.
  const { told, faults, problem } = outcome.schema === schema ? outcome : CLEAN;
  const [wait, startWait] = useWait();
  const { mutate, isPending } = useMutation({
    mutationKey: SESSION_CHANGE,
    mutationFn: send,
    onError: (error) => {
      const found = faultsTold(error, fields);
      const isOfForm = Object.keys(found).length === 0;
      setOutcome({ schema, told: found, faults: found, problem: isOfForm ? error : null });
      startWait(waitOf(error));
    },
  });

  // Not while it is mended: the next field that is wrong would catch what is typed.
  useEffect(() => {
    if (Object.keys(told).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, told]);

  return {
    faults,
    problem,
    isSending: isPending,
    wait,
    submit: (event) => {
      event.preventDefault();
      if (isPending || wait > 0) return;
      const body = bodyOf(event.currentTarget, fields);
      const found = faultsIn(schema, body);
      setOutcome({ schema, told: found, faults: found, problem: null });
      if (Object.keys(found).length === 0) mutate(body);
    },
    forgive: (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || !Object.hasOwn(faults, target.name)) return;
      const left = Object.entries(faults).filter(([name]) => name !== target.name);
      setOutcome({ schema, told, problem, faults: Object.fromEntries(left) });
    },
  };
};
