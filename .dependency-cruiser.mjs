/* Allowed imports between layers. Each rule has a planted violation in scripts/check-architecture.test.ts. */

const pure = 'contracts/|domain/|content/'
/** `comment` is printed with a violation and says where the code belongs. */
const rule = (name, from, to, comment) => ({ name, severity: 'error', from: { path: from }, to, comment })
const layer = (from, may, extra = {}) =>
  rule(from, `^src/${from}/`, { path: '^src/', pathNot: `^src/(${may})`, ...extra })
/** What a repository needs only when it decides. The staff types and the kinds of mail are plain data. */
const decisions = [
  'platform/audit/',
  'platform/http/(app-error|exact-limit)\\.ts',
  'platform/db/(limits|rolling-limit)\\.ts',
  'engines/mail/(?!mail-kinds\\.ts)',
  'features/[^/]+/commands/',
].join('|')

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
    rule(
      'own-facts-stay',
      '^src/client/(?!platform/own-facts/|shared/about-me/|features/(results|resource-card)/)',
      { path: '^src/client/platform/own-facts/' },
      'What a person says of themselves is read by the list, its cards and its dialog only, so that nothing can send it.',
    ),
    rule(
      'contracts-one-by-one',
      '^src/client/',
      { path: '^src/contracts/all-calls\\.ts$' },
      'all-calls.ts holds every contract, also those of staff. Import the call from its own contract.',
    ),
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
    rule(
      'sql-in-repositories',
      '^src/server/(features|engines)/(?!.*/commands/).*(?<!repository)\\.ts$',
      { path: '^node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
      'SQL belongs in a repository, or in features/<noun>/commands/ when it is a step of a command.',
    ),
    // Types count too: a repository that is handed an outbox sends mail.
    rule(
      'repositories-decide-nothing',
      '^src/server/features/.*repository\\.ts$',
      { path: `^src/server/(${decisions})` },
      'A repository only reads and writes rows. Checks, limits, audit events, mail and refusals belong in features/<noun>/commands/<verb-noun>.ts.',
    ),
    rule(
      'commands-know-no-routes',
      '^src/server/features/[^/]+/commands/',
      { path: '^node_modules/@?fastify|^src/server/features/.*routes\\.ts$' },
      'A command takes parsed input and returns a result. Requests and replies belong in routes.ts.',
    ),
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
