import * as z from 'zod/mini'

/**
 * FIPS code, land area in km², number of ZIP codes, outline. A tuple instead of an object to keep the download of three
 * thousand small.
 */
const CountyShape = z.tuple([z.string().check(z.regex(/^\d{5}$/)), z.number(), z.number(), z.string()])

/** County outlines in the Albers USA projection, with the data that shows how densely each is settled. */
export const CountyMap = z.object({ width: z.number(), height: z.number(), counties: z.array(CountyShape) })
export type CountyMap = z.infer<typeof CountyMap>
