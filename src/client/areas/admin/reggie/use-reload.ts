interface Reloadable<Data> {
  refetch: () => Promise<{ data: Data | undefined; error: unknown }>
}

/** Refetches and returns the data; rejects when that fails. */
export function useReload<Data>(query: Reloadable<Data>): () => Promise<Data> {
  return async () => {
    const { data, error } = await query.refetch()
    if (error || data === undefined) throw error
    return data
  }
}
