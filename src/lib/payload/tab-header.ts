/** The header with which a tab of the studio names itself in its own requests. */
export const tabHeader = 'X-Studio-Tab'
