/** Texts of the button that pauses and starts a motion. */
export interface MotionTexts {
  pause: string
  play: string
}
