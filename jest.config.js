/** Native ES modules: Nest 12 ships nothing else. Run with NODE_OPTIONS=--experimental-vm-modules. */

const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
        target: 'es2022',
      },
      module: { type: 'es6' },
      sourceMaps: 'inline',
    },
  ],
};

const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform,
  moduleNameMapper: {
    '^@killer-club/(rules|protocol|bots)$': '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['/dist/', '/.next/', '/.data/'],
};

export default {
  watchman: false,
  projects: [
    {
      ...shared,
      displayName: 'rules',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/libs/**/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'api',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/apps/api/src/**/*.spec.ts', '<rootDir>/tools/**/*.spec.ts'],
    },
  ],
};
