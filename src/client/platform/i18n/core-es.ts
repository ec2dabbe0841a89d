import { common } from '#content/es/common.ts'
import { device } from '#content/es/device.ts'
import { welcome } from '#content/es/welcome.ts'

/** The texts of the first screen, as one download. */
export const coreText = { common, device, welcome }
