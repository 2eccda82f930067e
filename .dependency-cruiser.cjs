/** The walls between the rooms: rules ← protocol ← bots ← api | admin | play (docs/ARCHITECTURE.md). */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Break the circle: move what both need to a third file.',
      from: { pathNot: '/generated/' },
      to: { circular: true },
    },
    {
      name: 'rules-stand-alone',
      severity: 'error',
      comment: 'libs/rules imports nothing of ours.',
      from: { path: '^libs/rules' },
      to: { path: '^(libs/(protocol|bots)|apps|tools|bench)' },
    },
    {
      name: 'rules-one-dependency',
      severity: 'error',
      comment: 'libs/rules may use @noble/hashes only.',
      from: { path: '^libs/rules/src', pathNot: '\\.spec\\.ts$|/testing/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '@noble/hashes' },
    },
    {
      name: 'protocol-below-bots',
      severity: 'error',
      comment: 'libs/protocol may import libs/rules only.',
      from: { path: '^libs/protocol' },
      to: { path: '^(libs/bots|apps|tools|bench)' },
    },
    {
      name: 'bots-below-apps',
      severity: 'error',
      comment: 'libs/bots never imports an app.',
      from: { path: '^libs/bots' },
      to: { path: '^(apps|tools|bench)' },
    },
    {
      name: 'apps-apart',
      severity: 'error',
      comment: 'Apps never import each other; share through libs.',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'barrels-only',
      severity: 'error',
      comment: 'Reach a library through its index.',
      from: { path: '^(apps|tools)/' },
      to: { path: '^libs/[^/]+/src/', pathNot: '^libs/[^/]+/src/index\\.ts$' },
    },
    {
      name: 'prisma-in-repositories',
      severity: 'error',
      comment: 'Prisma only in *.repository.ts.',
      from: {
        path: '^apps/api/src',
        pathNot: '\\.repository\\.ts$|/generated/|/database/prisma\\.ts$|/accounts/auth\\.ts$',
      },
      to: { path: '@prisma/client|generated/prisma', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'recharts-in-charts',
      severity: 'error',
      comment: 'recharts only in apps/admin charts/.',
      from: { pathNot: '^apps/admin/src/charts/' },
      to: { path: 'node_modules/recharts' },
    },
    {
      name: 'no-test-code-in-product',
      severity: 'error',
      comment: 'Product code does not import test helpers.',
      from: { path: '^(apps|libs)/', pathNot: '\\.spec\\.tsx?$|/testing/' },
      to: { path: '\\.spec\\.tsx?$|/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.next|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
