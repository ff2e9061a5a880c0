import { fonts, type FontName } from '@/lib/theme/fonts'
import { defaultColours } from '@/lib/theme/tokens'

const { ink, slate, line, mist, ground: white } = defaultColours

/** Colours of texts on white, whatever the site: inline, because many mail programs drop style sheets. */
export const mailColours = { ink, slate, line, mist, white } as const

/** Few mail programs load fonts: most readers see one of these. */
const systemFonts = {
  sans: "'Helvetica Neue',Helvetica,Arial,sans-serif",
  serif: "Georgia,'Times New Roman',serif",
}

/** Inline styles of texts in the font of the site. */
export interface EmailStyles {
  text: string
  soft: string
  heading: string
}

export function emailStyles(font: FontName): EmailStyles {
  const { name, kind } = fonts[font]
  const family = `font-family:'${name}',${systemFonts[kind]};`
  return {
    text: `${family}font-size:16px;line-height:1.55;color:${mailColours.ink};`,
    soft: `${family}font-size:14px;line-height:1.5;color:${mailColours.slate};`,
    heading: `${family}font-size:18px;line-height:1.3;font-weight:700;color:${mailColours.ink};`,
  }
}

/** Long URLs and long words must not make an e-mail wider than the screen. */
export const breakable = 'word-break:break-word;overflow-wrap:anywhere;'

/**
 * For mail programs that read style sheets: a dark version that keeps every text readable (others invert by themselves or
 * stay light), and smaller side margins on phones.
 */
export const mailSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
a { color: inherit; }
@media (max-width: 480px) {
  .m-pad { padding-left: 20px !important; padding-right: 20px !important; }
  .m-fact { display: block !important; width: auto !important; padding-right: 0 !important; }
  th.m-fact { border-bottom: 0 !important; padding-bottom: 0 !important; }
  td.m-fact { padding-top: 0 !important; }
  .m-edge { padding-left: 0 !important; padding-right: 0 !important; padding-top: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .m-bg { background-color: #0b131b !important; }
  .m-card { background-color: #16232f !important; }
  .m-text { color: #eef2f6 !important; }
  .m-soft { color: #b4c0cb !important; }
  .m-line { border-color: #344656 !important; }
}
`
