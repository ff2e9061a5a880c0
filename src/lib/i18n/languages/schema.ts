// Written by `npm run generate` and by every build from the folders of `messages`. Do not edit.
import de from '@messages/de/schema.json' with { type: 'json' }
import en from '@messages/en/schema.json' with { type: 'json' }
import fr from '@messages/fr/schema.json' with { type: 'json' }
import nl from '@messages/nl/schema.json' with { type: 'json' }

export const schemaMessages = { de, en, fr, nl }
