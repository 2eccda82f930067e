import { PRESETS, PRESET_NAMES, isPresetName } from '@killer-club/rules';
import { LineCounter, isNode, parseDocument, visit, type Document } from 'yaml';
import { withOptions } from './options.js';
import { scenarioSchema, type Scenario, type ScenarioFile } from './scenario.js';

/** What is wrong with a file that is not a scenario. */
export interface Fault {
  readonly line: number;
  readonly message: string;
}

export type Parsed =
  { readonly ok: true; readonly scenario: Scenario } | { readonly ok: false; readonly fault: Fault };

const fault = (line: number, message: string): Parsed => ({ ok: false, fault: { line, message } });

/** The line of the innermost part of the path that the file has. */
const lineAt = (document: Document.Parsed, lines: LineCounter, path: readonly PropertyKey[]): number => {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node: unknown = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
};

const withRuleset = (
  { ruleset: name, options, ...rest }: ScenarioFile,
  line: (key: string) => number,
): Parsed => {
  if (!isPresetName(name))
    return fault(line('ruleset'), `unknown ruleset \`${name}\`: one of ${PRESET_NAMES.join(', ')}`);
  const ruleset = withOptions(PRESETS[name], options);
  if (!('seats' in ruleset)) return fault(line('options'), ruleset.join('; '));
  const size = rest.seats.length;
  if (ruleset.roles[String(size)] === undefined)
    return fault(line('seats'), `${name} is not played by ${size}`);
  if ([rest.table.firstSpeaker, ...rest.table.protected].some((seat) => seat > size))
    return fault(line('table'), `table: a seat beyond ${size}`);
  return { ok: true, scenario: { ...rest, ruleset } };
};

/** An alias to an anchor that is not there, which no value could be made of. */
const strayAlias = (document: Document.Parsed, lines: LineCounter): Parsed | null => {
  let found: Parsed | null = null;
  visit(document, {
    Alias: (_key, node) => {
      if (node.resolve(document) === undefined)
        found = fault(lines.linePos(node.range?.[0] ?? 0).line, `nothing is called \`${node.source}\``);
    },
  });
  return found;
};

export const parseScenario = (text: string): Parsed => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, stringKeys: false });
  const [broken] = document.errors;
  if (broken !== undefined)
    return fault(broken.linePos?.[0].line ?? 1, broken.message.split('\n')[0] ?? 'not YAML');
  const stray = strayAlias(document, lines);
  if (stray !== null) return stray;
  const result = scenarioSchema.safeParse(document.toJS());
  if (result.success) return withRuleset(result.data, (key) => lineAt(document, lines, [key]));
  const [issue] = result.error.issues;
  const path = issue?.path ?? [];
  return fault(
    lineAt(document, lines, path),
    `${path.join('.') || 'file'}: ${issue?.message ?? 'not a scenario'}`,
  );
};
