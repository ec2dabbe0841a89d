import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'

/** One cache for the whole visit, whichever page asked first. */
const queryClient = createQueryClient()

/**
 * For pages that read server data. It stands around them and not around the app: the welcome screen reads none
 * and should not make anyone download it.
 */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
