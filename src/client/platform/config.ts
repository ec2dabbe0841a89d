import * as z from 'zod/mini'
import { reportQuietly } from './report-quietly.ts'

/** What the server tells the page about this deployment, in `<meta name="next-chapter-config">`. */
const PageConfig = z.object({
  presence: z._default(z.boolean(), false),
  /** True where the product is being developed: the workshop is open there. */
  development: z._default(z.boolean(), false),
  /** True where a search asks live sources or the web too, and takes minutes instead of seconds. */
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
