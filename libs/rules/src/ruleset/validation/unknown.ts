import { OPTION_GROUPS, membersOf } from '../options.js';
import { fault, type Fault } from './fault.js';

/** A name that is no option, with what there is beside it. */
export const unknownOption = (path: string): Fault => {
  const members = membersOf(path.replace(/\..*/, ''));
  return fault(path, 'unknownOption', {
    expected: (members.length > 0 ? members : OPTION_GROUPS).join(', '),
  });
};
