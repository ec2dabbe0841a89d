/* Allowed imports between layers. Each rule has a planted violation in scripts/check-architecture.test.ts. */

const pure = 'contracts/|domain/|content/'
const rule = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to })
const layer = (from, may, extra = {}) =>
  rule(from, `^src/${from}/`, { path: '^src/', pathNot: `^src/(${may})`, ...extra })

export default {
  forbidden: [
    rule('no-cycles', '', { circular: true }),
    rule('resolvable', '', { couldNotResolve: true, pathNot: '(^|/)dist/' }),
    layer('domain', 'domain/'),
    layer('contracts', 'contracts/|domain/'),
    layer('content', 'content/|domain/'),
    layer('server', `server/|${pure}`),
    layer('server/platform', `server/platform/|${pure}`),
    layer('server/engines', `server/(engines|platform)/|${pure}`),
    layer('server/features/([^/]+)', `server/(features/$1|engines|platform)/|${pure}`, {
      dependencyTypesNot: ['type-only'],
    }),
    layer('client', `client/|${pure}`),
    layer('client/ui', 'client/ui/'),
    layer('client/platform', `client/(platform|ui)/|${pure}`),
    layer('client/state', `client/(state|platform)/|${pure}`),
    // What two features need; it knows no store, so that any screen can use it.
    layer('client/shared', `client/(shared|platform|ui)/|${pure}`),
    layer('client/features/([^/]+)', `client/(features/$1|shared|state|platform|ui)/|${pure}`),
    layer('client/areas/(?!workshop/)([^/]+)', `client/(areas/$1|features|shared|state|platform|ui)/|${pure}`),
    // The workshop renders pages of the other areas.
    layer('client/areas/workshop', `client/(areas|features|shared|state|platform|ui)/|${pure}`),
    rule('areas-are-lazy', '^src/client/(?!areas/)', { path: '^src/client/areas/', dynamic: false }),
    rule('pure-packages', '^src/(domain|contracts|content)/', {
      path: '^node_modules/',
      pathNot: '^node_modules/zod/',
    }),
    rule('ui-packages', '^src/client/ui/', {
      path: '^node_modules/',
      pathNot: '^node_modules/(@types/)?(react|react-dom|lucide-react|@?radix-ui|chart\\.js)/',
    }),
    rule('browser-packages', '^src/client/', { path: '^node_modules/(@?fastify|kysely|pg|pino)' }),
    rule('node-only-in-server', '^src/(domain|contracts|content|client)/', { dependencyTypes: ['core'] }),
    rule('sql-in-repositories', '^src/server/(features|engines)/.*(?<!repository)\\.ts$', {
      path: '^node_modules/(kysely|pg)/',
      dependencyTypesNot: ['type-only'],
    }),
    rule('testing-only-in-tests', '^src/(?!testing/)', { path: '^src/testing/' }),
    rule('tools-stay-outside', '^src/', { path: '^(scripts|bench|e2e)/' }),
    rule('runtime-packages', '^src/(?!testing/)', { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] }),
    rule('declared-packages', '^src/', { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
}
