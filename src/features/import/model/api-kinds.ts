/** The formats whose feed is fetched by calls of an API, page by page, with an account. */
export const apiFormats = ['omnicasa', 'whise', 'sweepbright'] as const
export type ApiFormat = (typeof apiFormats)[number]

/** Where each API usually is; a source may name another address. */
export const apiUrls: Readonly<Record<ApiFormat, string>> = {
  omnicasa: 'https://newapi.omnicasa.com/1.12/OmnicasaService.svc/',
  whise: 'https://api.whise.eu/',
  sweepbright: 'https://website.sweepbright.com/api/',
}

export const isApiFormat = (format: unknown): format is ApiFormat =>
  (apiFormats as readonly unknown[]).includes(format)
