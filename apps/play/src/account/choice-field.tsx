import type { Choice } from '../app/choice.js';
import { useChoice } from '../app/use-choice.js';

export interface ChoiceFieldProps<T extends string> {
  readonly choice: Choice<T>;
  readonly legend: string;
  readonly labels: Readonly<Record<T, string>>;
  /** Where each label is in a language of its own: the values themselves. */
  readonly languages?: readonly T[];
}

/** A setting of this device; it holds as soon as it is pressed. */
export function ChoiceField<T extends string>({ choice, legend, labels, languages }: ChoiceFieldProps<T>) {
  const chosen = useChoice(choice);
  return (
    <fieldset className="account-choice">
      <legend>{legend}</legend>
      <div className="account-options">
        {choice.values.map((value) => (
          <button
            key={value}
            className="button"
            type="button"
            aria-pressed={value === chosen}
            lang={languages?.find((language) => language === value)}
            onClick={() => {
              choice.write(value);
            }}
          >
            {labels[value]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
