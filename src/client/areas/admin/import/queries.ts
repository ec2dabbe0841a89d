import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { getImport, type ImportBatch, type ImportVerdict, listImportRows, listImports } from '#contracts/imports.ts'
import { getPollDelayMs } from '#domain/imports/import-progress.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { callStaff } from '#client/state/session/staff-session.ts'

const imports = 'admin-imports'

export const isRunning = ({ status }: ImportBatch) => status === 'checking' || status === 'committing'

/** The server's messages are in the language of the page, so each language has its own cache entry. */
export function useImports() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [imports, 'list', language],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: async () => (await callStaff(listImports, {})).imports,
  })
}

/** Polls while a job runs, less often the longer nothing changes; never after an error. */
export function useImport(id: string) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [imports, 'one', id, language],
    staleTime: 0,
    queryFn: async () => (await callStaff(getImport, { params: { id } })).import,
    refetchInterval: ({ state: { data, status } }) =>
      data && status !== 'error' && isRunning(data) ? getPollDelayMs(data.quietMs) : false,
  })
}

export function useImportRows(id: string, verdict: ImportVerdict | '', page: number) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [imports, 'rows', id, verdict, page, language],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () =>
      callStaff(listImportRows, {
        params: { id },
        query: { page: String(page), ...(verdict !== '' && { verdict }) },
      }),
  })
}

export function useRefreshImports() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [imports] })
}
