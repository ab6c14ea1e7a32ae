/** What the history calls the office, in every language alike; pages say it in their own words. */
export const OFFICE = 'DJP';
