import type { RuleSection } from './rule-texts.js';

export interface RuleSectionsProps {
  readonly sections: readonly RuleSection[];
}

/** Rules to be read: a heading, then short paragraphs. */
export function RuleSections({ sections }: RuleSectionsProps) {
  return sections.map(({ name, title, texts }) => (
    <section className="rules-section" key={name} aria-labelledby={`rules-${name}`}>
      <h2 id={`rules-${name}`}>{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  ));
}
