import type { Numeric, Option } from './optionKind.js';

const numbers = ({ kind, min, max }: Numeric): string =>
  kind === 'whole' ? `${min}, ${min + 1} … ${max}` : `${min} … ${max}`;

const numeric = (option: Numeric): string =>
  [numbers(option), ...option.words, ...(option.perSize ? [`{<players>: ${numbers(option)}}`] : [])].join(
    ' | ',
  );

/** What an option may be, in signs that need no language. */
export const notationOf = (option: Option): string => {
  switch (option.kind) {
    case 'flag':
      return 'true | false';
    case 'whole':
    case 'seconds':
      return numeric(option);
    case 'choice':
      return option.of.join(' | ');
    case 'list':
      return `[${option.of.join(', ')}]`;
    case 'records': {
      const fields = Object.entries<readonly string[]>(option.fields);
      return `[{${fields.map(([name, of]) => `${name}: ${of.join(' | ')}`).join(', ')}}]`;
    }
    case 'roleTable':
      return `{<${option.sizes.min} … ${option.sizes.max}>: {${option.roles.join(', ')}: 0, 1 …}}`;
  }
};
