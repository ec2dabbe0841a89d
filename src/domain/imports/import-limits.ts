/** Limits of one import through the browser (T-7.2). Larger files go through the command on the server. */
export const importLimits = { bytes: 2 * 1024 * 1024, rows: 5000, columns: 200 } as const
