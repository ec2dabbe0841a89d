/**
 * The orders in which people type a date, by how many digits it has: M is the month, D the day, Y the year.
 *
 * Left out on purpose: single-digit month and day with two digits of the year (four digits, 3485), because four PINs in
 * five would be such a date; and the year first with a single-digit month or day (five digits, 85314), because whoever
 * writes the year first writes the zeros too.
 */
const dateOrders: Readonly<Record<number, readonly string[]>> = {
  4: ['MMDD', 'DDMM', 'YYYY', 'MMYY', 'YYMM'],
  5: ['MDDYY', 'MMDYY', 'DDMYY', 'DMMYY', 'MMDDY', 'DDMMY', 'MYYYY', 'YYYYM'],
  6: ['MMDDYY', 'DDMMYY', 'YYMMDD', 'MMYYYY', 'YYYYMM', 'MDYYYY', 'YYYYMD'],
}

const limits: Readonly<Record<string, readonly [least: number, most: number]>> = {
  M: [1, 12],
  D: [1, 31],
  YYYY: [1900, 2039],
}

interface DatePart {
  start: number
  end: number
  least: number
  most: number
}

function readOrder(order: string): DatePart[] {
  return [...order.matchAll(/M+|D+|Y+/g)].map(({ 0: part, index }) => {
    const [least, most] = limits[part] ?? limits[part.charAt(0)] ?? [0, 99]
    return { start: index, end: index + part.length, least, most }
  })
}

const partsByLength = new Map(
  Object.entries(dateOrders).map(([length, orders]) => [Number(length), orders.map(readOrder)]),
)

/** A birthday, or another date or year that someone who knows the person would try. */
export function isDate(pin: string): boolean {
  return (partsByLength.get(pin.length) ?? []).some((parts) =>
    parts.every(({ start, end, least, most }) => {
      const number = Number(pin.slice(start, end))
      return number >= least && number <= most
    }),
  )
}
