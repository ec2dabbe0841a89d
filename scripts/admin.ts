import { parseArgs } from 'node:util'
import { adminKeysRepository } from '../src/server/features/admin-keys/repository.ts'
import { organizationsRepository } from '../src/server/features/organizations/repository.ts'
import { giveUpDataKey } from '../src/server/features/retention/commands/give-up-data-key.ts'
import { ConfigProblem } from '../src/server/platform/config.ts'
import { recordKey } from '../src/server/platform/db/key-fingerprints.ts'
import { DatabaseStartError } from '../src/server/platform/db/database-start-error.ts'
import { accountTasks } from './admin-accounts.ts'
import { deletionTasks } from './admin-deletions.ts'
import { introductionTasks, type AdminTask } from './admin-introductions.ts'
import { failWith, loadGivenKeys, openBesideServer } from './open-beside-server.ts'

const usage = `Usage:
  npm run admin -- organization "Name of the organization" [--confidential]
  npm run admin -- key "What the key is for"
  npm run admin -- keys
  npm run admin -- revoke-key <id>
  npm run admin -- invite <email> <role> [tracking code of the organization]
      (partner_viewer|partner_staff|partner_admin with a code; reviewer|admin|super_admin without)
  npm run admin -- accounts
  npm run admin -- disable <email>
  npm run admin -- partner <listing id> <tracking code>
  npm run admin -- remove-organization <tracking code>
  npm run admin -- introductions
  npm run admin -- release <introduction id>
  npm run admin -- open <introduction id>
  npm run admin -- answer <introduction id> accept|needs|decline "message" [--contact "…"] [--instructions "…"]
      [--reason no_capacity|not_eligible|out_of_area|cannot_reach|wrong_service|other]
  npm run admin -- accept-key cookie|data
  npm run admin -- deletions
  npm run admin -- replay-deletions [copy of the list of deletions]`

const day = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Each command with its printed output. */
const tasks: Record<string, AdminTask> = {
  /** Adds an organization and prints the address to put on its poster. */
  async organization(db, [name = ''], { confidential = false }) {
    const { trackingCode } = await organizationsRepository(db).add({ name, isConfidential: confidential }, Date.now())
    return `${name}: add ?org=${trackingCode} to the address.`
  },

  /** The key is printed here and nowhere else: only its hash is stored. */
  async key(db, [label = '']) {
    const { id, key, expiresAt } = await adminKeysRepository(db).add(label, Date.now())
    return `${key}\nThe key is shown this one time. It ends on ${day(expiresAt)}; to end it sooner: revoke-key ${id}`
  },

  async keys(db) {
    const keys = await adminKeysRepository(db).list()
    const lines = keys.map(({ id, label, expiresAt }) => `${id}  until ${day(expiresAt)}  ${label}`)
    return lines.join('\n') || 'There are no keys.'
  },

  async 'revoke-key'(db, [id = '']) {
    if (!(await adminKeysRepository(db).revoke(id))) throw new ConfigProblem('There is no key with that id.')
    return 'The key no longer works.'
  },

  /** For a key that was lost, or got out and must not be accepted any longer. The server must be stopped. */
  async 'accept-key'(db, [name = '']) {
    const { cookieKey, dataKey } = loadGivenKeys()
    if (name === 'data') {
      await giveUpDataKey(db, dataKey)
      return 'The server starts with this data key. Saved sessions, introductions and waiting mail were erased; invite staff with a second factor again.'
    }
    if (name !== 'cookie') throw new ConfigProblem(usage)
    await recordKey(db, 'cookie', cookieKey)
    return 'The server starts with this cookie key. Everyone is signed out; visitors get back in with their PIN.'
  },

  ...accountTasks,
  ...introductionTasks,
  ...deletionTasks,
}

/** Commands without arguments. */
const lists = ['keys', 'accounts', 'introductions', 'deletions', 'replay-deletions']

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      confidential: { type: 'boolean' },
      contact: { type: 'string' },
      instructions: { type: 'string' },
      reason: { type: 'string' },
    },
  })
  const [name = '', ...words] = positionals.map((word) => word.trim())
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!task || (!lists.includes(name) && !words[0])) throw new ConfigProblem(usage)
  const database = await openBesideServer()
  try {
    const text = await task(database.db, words, values)
    process.stdout.write(`${text}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  const isExpected = error instanceof ConfigProblem || error instanceof DatabaseStartError || error instanceof TypeError
  failWith(isExpected ? error.message : `The command failed: ${String(error)}`)
}
