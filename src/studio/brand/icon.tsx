import { Mark } from './mark'

import './brand.css'

/** The small mark at the left of the studio's top line. */
export function Icon() {
  return <Mark className="studio-brand__icon" />
}
