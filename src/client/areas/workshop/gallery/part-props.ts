export interface PartProps {
  /** The colors this part is drawn in, for names that must differ between two frames. */
  themeName: string
}
