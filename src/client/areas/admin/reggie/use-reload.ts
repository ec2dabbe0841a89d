interface Reloadable<Data> {
  refetch: () => Promise<{ data: Data | undefined; error: unknown }>
}

/** Asks anew and gives what came; rejects when nothing did. */
export function useReload<Data>(query: Reloadable<Data>): () => Promise<Data> {
  return async () => {
    const { data, error } = await query.refetch()
    if (error || data === undefined) throw error
    return data
  }
}
