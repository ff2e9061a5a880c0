import type { MapTexts } from './map-texts'
import type { GestureHint } from './use-gestures'

interface GestureNoticeProps {
  hint: GestureHint
  texts: Pick<MapTexts, 'touchHint' | 'wheelHint' | 'wheelHintMac'>
}

const isMac = () => /mac/i.test(navigator.platform)

/** A hint after using the wheel or one finger: how the map moves. The keyboard needs none. */
export const GestureNotice = ({ hint, texts }: GestureNoticeProps) => (
  <p
    aria-hidden="true"
    className={`pointer-events-none absolute inset-0 z-10 flex items-center justify-center bg-dark/60 p-6 text-center text-lead font-semibold text-on-dark transition-opacity duration-200 motion-reduce:transition-none ${hint ? 'opacity-100' : 'opacity-0'}`}
  >
    {hint === 'touch'
      ? texts.touchHint
      : hint === 'wheel'
        ? isMac()
          ? texts.wheelHintMac
          : texts.wheelHint
        : ''}
  </p>
)
