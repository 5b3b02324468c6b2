/** What people call FSX. */
export const fsxName = 'File & ServeXpress';
