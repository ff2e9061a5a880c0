import { productName } from '@/lib/site-config'
import { resolveTheme } from '@/lib/theme/theme'
import { hasSiteIcon, themeFilePath } from '@/lib/theme/theme-pictures'

import './brand.css'

/** A doorway at the top of three steps, for a product without an icon of its own. */
const Doorway = ({ size }: { size: string }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect fill="var(--studio-brand)" width="32" height="32" rx="3" />
    <g fill="var(--studio-on-brand)" transform="translate(3.2 2.6) scale(.8)">
      <path d="M10 1h12v17h-2.4V3.4h-7.2V18H10z" />
      <path d="M14.4 6.2 18.6 4v14h-4.2z" />
      <path d="M8 19.5h16v3H8zM5 24h22v3H5zM2 28.5h28v3H2z" />
    </g>
  </svg>
)

/** Decoration: the name is beside it or in a label. */
function Mark({ size }: { size: string }) {
  if (!hasSiteIcon) return <Doorway size={size} />
  return <img src={themeFilePath('icon.svg', resolveTheme()) ?? ''} width={size} height={size} alt="" />
}

/** At the left of the studio's top line. */
export const Icon = () => <Mark size="100%" />

/** Above the sign-in form. */
export const Logo = () => (
  <div className="studio-brand__logo">
    <Mark size="39" />
    <span>{productName}</span>
  </div>
)
