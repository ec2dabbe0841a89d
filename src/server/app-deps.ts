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

/** What the application is made of; `main.ts` brings the real parts, tests bring a still clock. */
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
  /** What Reggie answers from. */
  knowledge: Knowledge
  /** Besides the directory; as configured when absent. */
  sources?: readonly Source[]
  clock: Clock
  logger: Logger
  cookieKey: Buffer
  /** The address links in mail begin with. */
  siteUrl: string
  limits: RequestLimits
  /** How long a silent presence socket stays open. */
  socketIdleCloseMs: number
  /** Where the built browser side is; null serves the calls alone. */
  buildDir: string | null
  mediaDir: string
  /** The canned dialogues of the chat's trace; without it there are none. */
  dialoguesFile?: string
  /** The judged questions of the search lab; without it nothing can be measured. */
  judgedSearchFile?: string
  /** The slow hash of PINs; tests and figures that count something else bring a quick one. */
  slowHash?: SlowHash
  /** The slow hash of passphrases; tests that count something else bring a quick one. */
  passphrases?: Passphrases
  /** Where deletions are remembered besides the database, for the day that is restored from a backup. */
  deletionsFile?: string
  version: string
  newId(): string
  chance(): number
}
