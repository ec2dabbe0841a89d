import * as z from 'zod/mini'

/** Number, land area in km², ZIP codes, outline. A list and not names: three thousand of them go over the line. */
const CountyShape = z.tuple([z.string().check(z.regex(/^\d{5}$/)), z.number(), z.number(), z.string()])

/** The drawn counties in the Albers USA projection, and what says how thickly settled each is. */
export const CountyMap = z.object({ width: z.number(), height: z.number(), counties: z.array(CountyShape) })
export type CountyMap = z.infer<typeof CountyMap>
