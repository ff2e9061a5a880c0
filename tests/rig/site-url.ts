/** Origin of the site under test, without a slash at its end. */
export const siteUrl = (process.env.PERRON_URL ?? 'http://localhost:3000').replace(/\/$/, '')
