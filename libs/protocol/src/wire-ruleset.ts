import { z } from 'zod';
import { faultText, shapeFaults, type Ruleset } from '@killer-club/rules';

/**
 * A ruleset as data: what a game is played by travels with it. Its shape is asked of the rules' own table of
 * options; not the ranges, which may have been others when a stored game was played.
 */
export const ruleset = z.custom<Ruleset>().superRefine((value, context) => {
  for (const fault of shapeFaults(value))
    context.addIssue({ code: 'custom', path: fault.path.split('.'), message: faultText(fault) });
});
