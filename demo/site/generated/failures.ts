// Written by `npm run generate` and by every build from the folders of `messages`. Do not edit.

/** What a visitor reads when a page failed, and the button below it. */
export const failureTexts = {
  de: {"text":"Diese Seite konnte nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.","retry":"Noch einmal versuchen"},
  en: {"text":"This page could not be shown. Please try again in a moment.","retry":"Try again"},
  fr: {"text":"Cette page n’a pas pu être affichée. Réessayez dans un instant.","retry":"Réessayer"},
  nl: {"text":"Deze pagina kon niet worden getoond. Probeer het zo dadelijk opnieuw.","retry":"Opnieuw proberen"},
}
