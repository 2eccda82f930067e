import { END_MS, WORKERS } from './tools/lib/jest-limits.mjs';

/** Native ES modules: Nest 12 ships nothing else. Run with NODE_OPTIONS=--experimental-vm-modules. */

const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const transform = { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) };

const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform,
  moduleNameMapper: {
    '^@killer-club/(rules|protocol|bots|ui)$': '<rootDir>/libs/$1/src/index.ts',
    '^@killer-club/ui/testing$': '<rootDir>/libs/ui/src/testing/catalogues.ts',
    '^@killer-club/ui/(messages/.*)$': '<rootDir>/libs/ui/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['/dist/', '/.next/', '/.data/'],
};

export default {
  watchman: false,
  maxWorkers: WORKERS,
  workerGracefulExitTimeout: END_MS,
  testSequencer: '<rootDir>/tools/lib/slow-first.cjs',
  projects: [
    {
      ...shared,
      displayName: 'rules',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/libs/{rules,protocol,bots}/**/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'api',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/apps/api/src/**/*.spec.ts', '<rootDir>/tools/**/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'web',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/{libs/ui,apps/play,apps/admin}/src/**/*.spec.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'browser',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/apps/e2e/src/**/*.spec.ts'],
    },
  ],
};
