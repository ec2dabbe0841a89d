import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { currentLanguage } from '../i18n/current-language.ts'
import { refuseFailure } from './api-error.ts'

/**
 * Fetches the address that is the first part of the query key. The result is not parsed: the caller's schema does that.
 */
export function fetchFirstKey({ on401 }: { on401: 'throw' | 'returnNull' }): QueryFunction {
  return async ({ queryKey, signal }) => {
    const response = await fetch(String(queryKey[0]), {
      credentials: 'include',
      headers: { 'Accept-Language': currentLanguage() },
      signal,
    })
    if (on401 === 'returnNull' && response.status === 401) return null
    await refuseFailure(response)
    return response.json()
  }
}

/** Fetches once and caches the result: nothing is retried, refreshed or polled unless a feature says so. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchFirstKey({ on401: 'throw' }),
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  })
}
