import type { Knowledge } from './engines/knowledge/load-knowledge.ts'
import type { Places } from './engines/places/places.ts'
import type { Source } from './engines/sources/source.ts'
import type { Passphrases } from './features/accounts/passphrases.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { SlowHash } from './platform/crypto/slow-hash.ts'
import type { Db } from './platform/db/database.ts'
import type { RequestLimits } from './platform/http/rate-limit.ts'
import type { Logger } from './platform/logger.ts'

/** The dependencies of the application; `main.ts` passes the real ones, tests pass a fixed clock. */
export interface AppDeps {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'trustedProxies'
    | 'requireTls'
    | 'presence'
    | 'production'
    | 'pin'
    | 'liveSources'
    | 'careerOneStop'
    | 'webSearch'
    | 'demo'
    | 'ai'
    | 'mail'
  >
  db: Db
  places: Places
  /** The content Reggie answers from. */
  knowledge: Knowledge
  /** Sources besides the directory; taken from the configuration when absent. */
  sources?: readonly Source[]
  clock: Clock
  logger: Logger
  cookieKey: Buffer
  /** The base URL of links in mail. */
  siteUrl: string
  limits: RequestLimits
  /** How long an idle presence socket stays open. */
  socketIdleCloseMs: number
  /** The folder of the built client; null serves the API alone. */
  buildDir: string | null
  mediaDir: string
  /** The canned dialogues for the chat trace; without it there are none. */
  dialoguesFile?: string
  /** The judged queries of the search lab; without it nothing can be measured. */
  judgedSearchFile?: string
  /** The slow hash for PINs; tests and benchmarks of other things pass a fast one. */
  slowHash?: SlowHash
  /** The slow hash for passphrases; tests of other things pass a fast one. */
  passphrases?: Passphrases
  /** Records deletions outside the database, so that they can be repeated after a restore from a backup. */
  deletionsFile?: string
  version: string
  newId(): string
  chance(): number
}
