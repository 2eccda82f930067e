import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Short functions and files keep the rules readable next to the rulebook's clauses. */
const rulesShape = {
  'max-lines-per-function': ['error', { max: 30, skipBlankLines: true, skipComments: true }],
  'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 12],
};

/** What would make the rules impure: time, chance, the machine. */
const rulesPurity = {
  'no-restricted-globals': [
    'error',
    { name: 'process', message: 'libs/rules is pure: take what you need from the command or its context.' },
    { name: 'setTimeout', message: 'Timers only ask; put a deadline in the state instead.' },
    { name: 'performance', message: 'Time comes in with the command (context.now).' },
    { name: 'crypto', message: 'Randomness comes from the game seed (deal/lots.ts).' },
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Randomness comes from the game seed (deal/lots.ts).' },
    { object: 'Date', property: 'now', message: 'Time comes in with the command (context.now).' },
  ],
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex: '^(?!\\.{1,2}/|@noble/hashes)',
          message: 'libs/rules depends on @noble/hashes alone.',
        },
      ],
    },
  ],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.next/**',
      '**/node_modules/**',
      'apps/api/src/generated/**',
      '.data/**',
      '**/*.d.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.strictTypeChecked],
    // Not each file's nearest tsconfig: the root one maps the libraries to their sources, built or not.
    languageOptions: {
      parserOptions: {
        project: [
          './tsconfig.json',
          './libs/ui/tsconfig.check.json',
          './apps/play/tsconfig.json',
          './apps/admin/tsconfig.json',
          './apps/e2e/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      eqeqeq: 'error',
    },
  },
  {
    // Constructor parameter types carry Nest's injection metadata: `import type` would erase them.
    files: ['apps/api/src/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['libs/rules/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/testing/**'],
    rules: { ...rulesShape, ...rulesPurity },
  },
  {
    files: ['{libs/ui,apps/play,apps/admin}/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
  },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', '**/testing/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // tsc knows the names of Node's globals.
    files: ['**/*.js', '**/*.mjs'],
    rules: { 'no-undef': 'off' },
  },
);
