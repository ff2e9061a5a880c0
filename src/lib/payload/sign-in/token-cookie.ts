/** Prefix of the cookies of the studio: token, language, theme. */
export const cookiePrefix = 'perron'

/** Cookie of a session, as Payload names it. */
export const tokenCookieName = `${cookiePrefix}-token`
