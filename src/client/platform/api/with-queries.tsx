import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'

/** One cache for the whole visit, shared by all pages. */
export const queryClient = createQueryClient()

/**
 * For pages that read server data. It wraps those pages and not the app, so that the welcome screen does not download
 * it.
 */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
