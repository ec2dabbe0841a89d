import * as z from 'zod/mini'
import { reportQuietly } from './report-quietly.ts'

/** Deployment settings that the server passes to the page in `<meta name="next-chapter-config">`. */
const PageConfig = z.object({
  presence: z._default(z.boolean(), false),
  /** True in development: the workshop is available there. */
  development: z._default(z.boolean(), false),
  /** True when a search also queries live sources or the web, and takes minutes instead of seconds. */
  liveSearch: z._default(z.boolean(), false),
})
type PageConfig = z.infer<typeof PageConfig>

export function readConfig(): PageConfig {
  const content = document.querySelector('meta[name="next-chapter-config"]')?.getAttribute('content')
  try {
    return PageConfig.parse(JSON.parse(content ?? '{}'))
  } catch (error) {
    reportQuietly('config', error)
    return { presence: false, development: false, liveSearch: false }
  }
}
