import { Mark } from './mark'

import './brand.css'

/** The name as it stands above the log-in. */
export function Logo() {
  return (
    <div className="studio-brand__logo">
      <Mark className="studio-brand__mark" />
      <span className="studio-brand__name">Perron</span>
    </div>
  )
}
