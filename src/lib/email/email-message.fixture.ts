import type { EmailMessage } from './email-message'

/** One of every part. */
export const exampleEmail: EmailMessage = {
  subject: 'Votre demande de visite',
  greeting: 'Bonjour Madame Dupont,',
  parts: [
    { type: 'text', text: 'Nous avons bien reçu votre demande.\nNous vous répondons demain.' },
    { type: 'heading', text: 'Ce que vous nous avez envoyé' },
    {
      type: 'facts',
      rows: [
        { label: 'Nom', value: 'Marie Dupont' },
        { label: 'Message', value: 'Puis-je visiter samedi ?\nMerci !' },
      ],
    },
    {
      type: 'visit',
      day: 'Mardi 24 novembre 2026',
      hours: 'de 10 h à 10 h 30',
      place: 'Rue du Moulin 12, 4340 Awans',
      host: {
        name: 'Claire Delvaux',
        words: '0470 00 00 01',
        imageUrl: 'https://perron.example/claire.webp',
      },
    },
    {
      type: 'property',
      title: 'Appartement rénové au bord de la Meuse',
      lines: ['Rue du Moulin 12, 4340 Awans', '€ 285.000', 'Réf. 1042'],
      href: 'https://perron.example/fr/a-vendre/1042/',
      badge: 'Nouveau',
      facts: '2 chambres · 84 m² · PEB C',
      quote: { name: 'Claire Delvaux', words: 'La cuisine est de 1987, la lumière non.' },
      buttons: [
        { label: 'Voir le bien', href: 'https://perron.example/fr/a-vendre/1042/' },
        {
          label: 'Choisir un moment',
          href: 'https://perron.example/fr/a-vendre/1042/?form=contactAppointment',
        },
      ],
    },
    {
      type: 'button',
      label: 'Modifier le rendez-vous',
      href: 'https://perron.example/fr/my/appointment/1/abc/',
    },
    { type: 'link', label: 'Tous nos biens', href: 'https://perron.example/fr/a-vendre/' },
    { type: 'note', text: 'Vous n’êtes pas à l’origine de cet envoi ? Vous n’avez rien à faire.' },
  ],
  closing: 'Cordialement\nImmo Perron',
}
