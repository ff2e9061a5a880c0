// Written by `npm run generate` and by every build from the folders of `messages`. Do not edit.
import de from '@messages/de/site.json' with { type: 'json' }
import en from '@messages/en/site.json' with { type: 'json' }
import fr from '@messages/fr/site.json' with { type: 'json' }
import nl from '@messages/nl/site.json' with { type: 'json' }

export const siteMessages = { de, en, fr, nl }
