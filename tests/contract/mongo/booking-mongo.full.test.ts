import { bookingContract } from '../booking-contract'

import { makeOwnMongo } from './own-database'

bookingContract('MongoDB', makeOwnMongo)
