// Written by `npm run generate` and by every build from the folders of `messages`. Do not edit.
import de from '@messages/de/studio.json' with { type: 'json' }
import en from '@messages/en/studio.json' with { type: 'json' }
import fr from '@messages/fr/studio.json' with { type: 'json' }
import nl from '@messages/nl/studio.json' with { type: 'json' }

export const studioMessages = { de, en, fr, nl }
