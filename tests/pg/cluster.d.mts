/** A throw-away cluster in a temporary folder: its url, and how to end it and remove it. */
export const startCluster: () => Promise<{ url: string; stop: () => void }>;
