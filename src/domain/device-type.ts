import * as z from 'zod/mini'

export const DeviceType = z.enum(['mobile', 'tablet', 'desktop'])
export type DeviceType = z.infer<typeof DeviceType>

const tabletFromPx = 768
const desktopFromPx = 1024

export function getDeviceType(widthPx: number): DeviceType {
  if (widthPx < tabletFromPx) return 'mobile'
  return widthPx < desktopFromPx ? 'tablet' : 'desktop'
}
