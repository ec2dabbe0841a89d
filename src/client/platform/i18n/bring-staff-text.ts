import { staffText } from './staff-text.ts'
import { addText } from './text-library.ts'

// The areas of staff import this file, so that no visitor fetches the list.
addText(staffText)
