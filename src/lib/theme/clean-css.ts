/** Longer style sheets are not what a page needs. */
const maxLength = 20_000

/**
 * Cleans the css an administrator gave a page: nothing is loaded from elsewhere, and nothing can end the style sheet
 * early. It is served as a file, never inside the page.
 */
export function cleanCss(css: string): string {
  return css
    .slice(0, maxLength)
    .replace(/\\/g, '')
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replace(/@(?:import|charset|namespace)[^;]*;?/gi, '')
    .replace(/(?:expression|javascript:|-moz-binding|behavior\s*:)/gi, '')
    .replace(/url\(\s*(['"]?)(?!\/(?!\/))[^)]*\)/gi, 'none')
    .replace(/<\/?/g, '')
    .trim()
}
