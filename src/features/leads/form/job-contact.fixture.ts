/** A job application as a browser would send it; the file is sent separately. */
export const jobContactFixture: Record<string, string | string[]> = {
  title: 'mr',
  firstName: 'Youssef',
  lastName: 'El Amrani',
  email: 'youssef.elamrani@example.org',
  phone: '0470 66 77 88',
  position: 'Agent immobilier stagiaire',
  message:
    'Diplômé en immobilier, je cherche une première expérience dans une agence de la région liégeoise.',
}
