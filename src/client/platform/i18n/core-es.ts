import { common } from '#content/es/common.ts'
import { device } from '#content/es/device.ts'
import { menu } from '#content/es/menu.ts'
import { welcome } from '#content/es/welcome.ts'

/** What the first screen needs, as one download. */
export const coreText = { common, device, menu, welcome }
