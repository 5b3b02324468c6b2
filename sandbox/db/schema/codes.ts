/** Court code tables of the Tyler e-filing states. */
export {};
